import { expose } from 'comlink';
import { openFile } from './openFile';

expose(openFile);
