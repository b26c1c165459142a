/** The board's picture under a name that higher features may import. */
export { BoardImage as BoardImageBadge } from './BoardImage';
