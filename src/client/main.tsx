import { createRoot } from 'react-dom/client';
import { App } from './shell/App';
import { createStore } from './store';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');
createRoot(place).render(<App store={createStore()} />);
