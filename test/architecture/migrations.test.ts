import { repositoryFiles, readSource } from '#test/sources';

/** The first migration to check; the schema of version 1.0.0 before it never runs on a database in use. */
const first = 1;

/**
 * Statements that rewrite a table, block its writers for long, or break the previous version, whose processes run
 * during and after the migration.
 */
const blocking = [
  /CREATE (UNIQUE )?INDEX (IF NOT EXISTS )?(?!CONCURRENTLY)"?(?<name>\w+)"? ON "?(?<table>\w+)/i,
  /ALTER TABLE "?(?<table>\w+)"? .*(SET DATA TYPE|ALTER COLUMN .* TYPE |SET NOT NULL|DROP COLUMN|RENAME )/i,
  /ALTER TABLE "?(?<table>\w+)"? ADD CONSTRAINT (?!.*NOT VALID)/i,
  /ALTER TABLE "?(?<table>\w+)"? ADD COLUMN (?=.*(GENERATED|NOT NULL))(?!.*NOT NULL DEFAULT|.*DEFAULT .* NOT NULL)/i,
  /DROP TABLE "?(?<table>\w+)/i,
  /^\s*(UPDATE|DELETE FROM) "?(?<table>\w+)/i,
];

test('a migration does not block the tables of a running service, or says why the lock is short', () => {
  const unexplained = repositoryFiles()
    .filter((path) => Number(/^src\/server\/db\/migrations\/(\d{4})_\w+\.sql$/.exec(path)?.[1] ?? -1) >= first)
    .flatMap((path) => {
      const { text } = readSource(path);
      const made = new Set([...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, name]) => name));
      return text.split('--> statement-breakpoint').flatMap((statement) => {
        const table = blocking.map((pattern) => pattern.exec(statement)?.groups?.['table']).find(Boolean);
        const isExplained = table === undefined || made.has(table) || text.includes(`-- locks ${table}: `);
        return isExplained ? [] : [`${path}: ${statement.trim().slice(0, 100)}`];
      });
    });
  // Add "-- locks <table>: <why the lock is short>" to the file, or use several steps (docs/operating.md).
  expect(unexplained).toEqual([]);
});
