import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { CompiledQuery, type SqliteDatabase } from 'kysely';
import { inOneGo, preparedOnce } from './prepared.ts';

test('what the database says to the rollback does not hide why it is rolled back', () => {
  const nothing = { reader: false, all: () => [], iterate: () => [].values() };
  const says: Record<string, string> = { 'insert …': 'the disk is full', rollback: 'disk I/O error' };
  const broken: SqliteDatabase = {
    close: () => undefined,
    prepare: (sql) => ({
      ...nothing,
      run() {
        if (says[sql]) throw new Error(says[sql]);
        return { changes: 0, lastInsertRowid: 0 };
      },
    }),
  };
  expect(() => inOneGo(broken, [CompiledQuery.raw('insert …')])).toThrow('the disk is full');
});

test('of statements of which one fails nothing is written', () => {
  const file = new DatabaseSync(':memory:');
  file.exec('create table things (name text primary key)');
  const database = preparedOnce(file);
  const add = (name: string) => CompiledQuery.raw('insert into things values (?)', [name]);
  expect(() => inOneGo(database, [add('gem'), add('gem')])).toThrow('UNIQUE');
  inOneGo(database, [add('purse')]);
  expect(file.prepare('select name from things').all()).toEqual([{ name: 'purse' }]);
  file.close();
});
