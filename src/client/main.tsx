import { createRoot } from 'react-dom/client';
import { App } from './shell/App';
import { createConsoleRouter } from './shell/router';
import { prepareFirstPage } from './start/prepareFirstPage';
import { tolerateTranslation } from './start/tolerateTranslation';
import { watchConsole } from './start/watchConsole';
import { createStore } from './store';

tolerateTranslation();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const store = createStore();
const router = createConsoleRouter(store.dispatch);
watchConsole(store, router);

void prepareFirstPage(store, router).then(() => createRoot(root).render(<App store={store} router={router} />));
