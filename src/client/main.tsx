import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { noteFirstCalls } from './api/early';
import { createConsoleRouter } from './shell/router';
import { watchSession } from './shell/watchSession';
import { makeStoreBy } from './storeLater';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

noteFirstCalls();
const router = createConsoleRouter();
makeStoreBy(async () => (await import('./shell/beginStore')).beginStore(router));
watchSession(router);
createRoot(place).render(<RouterProvider router={router} />);
