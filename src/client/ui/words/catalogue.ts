export { session, profile } from './session';
export { failures, shell, palette, audit, report, wallet, home, tour, confirm } from './shell';
export { artwork, upload } from './artwork';
export { boards, boardForm, boardMap, boardExport, addBoard } from './boards';
export { campaigns } from './campaigns';
export { list } from './lists';
export { users, organisations, organisation, dashboard, form } from './people';
