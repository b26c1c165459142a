import { createRoot } from 'react-dom/client';
import { noteFirstCalls } from './api/early';
import { App } from './shell/App';
import { createConsoleRouter } from './shell/router';
import { watchFailures } from './shell/failures';
import { watchPlace } from './shell/watchPlace';
import { watchSession } from './shell/watchSession';
import { createStore } from './store';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

noteFirstCalls();
const store = createStore();
const router = createConsoleRouter();
watchFailures(store, router);
watchSession(router);
watchPlace(store, router);
createRoot(place).render(<App store={store} router={router} />);
