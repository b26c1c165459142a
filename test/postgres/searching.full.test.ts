/** PostgreSQL folds text with its own tables of Unicode. */
import '../server/db/searching.full.test';
