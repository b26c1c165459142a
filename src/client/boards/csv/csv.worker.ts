import { expose } from 'comlink';
import { csvWorker } from './csvWorker';

expose(csvWorker);
