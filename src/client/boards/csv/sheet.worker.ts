import { expose } from 'comlink';
import { sheetDesk } from './sheetDesk';

expose(sheetDesk);
