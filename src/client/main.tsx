import { createRoot } from 'react-dom/client';
import { api } from './api/api';
import { App } from './shell/App';
import { createConsoleRouter } from './shell/router';
import { tolerateTranslation } from './start/tolerateTranslation';
import { watchConsole } from './start/watchConsole';
import { createStore } from './store';

tolerateTranslation();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const store = createStore();
const router = createConsoleRouter(store.dispatch);
watchConsole(store, router);

// The first page waits a moment for the answers that its loaders asked for, so that it is drawn once, with its rows.
const answers = Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
const patience = new Promise((resolve) => setTimeout(resolve, 150));
void Promise.race([answers, patience]).then(() => createRoot(root).render(<App store={store} router={router} />));
