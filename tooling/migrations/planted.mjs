// Migrations as this release could have them, on top of one release with a table and a unique index.
const released = [
  {
    name: '0010-accounts.sql',
    sql: 'create table account (id int primary key, name text);\ncreate table live (id int);\ncreate unique index account_name on account (name);\n',
    checksum: 'a',
  },
  {
    name: '0020-names.sql',
    sql: '-- release: 0.2.0\n-- oldest: 0.1.0\nalter table account add column full_name text;\n',
    checksum: 'b',
  },
]
export const last = {
  releases: ['0.1.0', '0.2.0'],
  migrations: Object.fromEntries(released.map(({ name, checksum }) => [name, checksum])),
}
export const version = '0.3.0'

const HEAD = '-- release: 0.3.0\n-- oldest: 0.2.0\n'
const file = (sql, name = '0030-new.sql') => ({ name, sql, checksum: 'c' })
const withFiles = (...files) => [...released, ...files]
const planted1 = (...statements) => statements.map((sql) => withFiles(file(`${HEAD}${sql};\n`)))
const REASON = '-- old servers: no server since 0.2.0 reads or writes it\n'

/** Each takes something from servers of the last release, and says nothing about it. */
export const contracting = planted1(
  'drop table account',
  'DROP TABLE IF EXISTS "account" CASCADE',
  'alter table account rename to member',
  'alter table account rename column name to full',
  'alter table account rename name to full',
  'alter table account drop column name',
  'alter table only account drop if exists name',
  'alter table account add column a int, drop column name',
  'alter table account alter column name type varchar(20)',
  'alter table account alter name set data type int using 1',
  'alter table account alter column name set not null',
  'alter table account alter column id drop default',
  'alter table account alter column id drop not null',
  'alter table account add column born date not null',
  'alter table account add born date not null check (born > now())',
  "alter table account add constraint short check (name <> 'not null default')",
  'alter table account add check (id > 0) not valid',
  'alter table account add unique (name)',
  'alter table account add constraint of foreign key (id) references live (id)',
  'alter table account drop constraint account_pkey',
  'alter table account set schema old',
  'alter table account enable row level security',
  'create unique index account_two on account (id, name)',
  'drop index account_name',
  'truncate account',
  'delete from account where id = 1',
  'with gone as (delete from account returning id) select * from gone',
  'update account set name = upper(name)',
  "update account a set full_name = 'x', name = null from live where true",
  "do $$ begin execute 'drop table account'; end $$",
  'drop type mood',
  "alter type mood rename value 'a' to 'b'",
  'create trigger t before insert on account execute function f()',
  'revoke insert on account from public',
)

/** Each breaks another rule. */
export const planted = [
  // Heads.
  withFiles(file('create table a (n int);\n')),
  withFiles(file('-- release: 0.3.0\ncreate table a (n int);\n')),
  withFiles(file('-- release: 0.2.0\n-- oldest: 0.1.0\ncreate table a (n int);\n')),
  withFiles(file('-- release: 0.3.0\n-- oldest: 0.3.0\ncreate table a (n int);\n')),
  withFiles(file('create table a (n int);\n-- release: 0.3.0\n-- oldest: 0.2.0\n')),
  // What is released stays as it is.
  [released[0]],
  [{ ...released[0], checksum: 'changed' }, released[1]],
  // A contraction in the release of its expansion, of a limit before it, of no migration, without a reason.
  withFiles(
    file(`${HEAD}alter table account add column mail text;\n`, '0030-mail.sql'),
    file(`${HEAD}-- contracts: 0030-mail.sql\nalter table account drop column name;\n`, '0031-drop.sql'),
  ),
  withFiles(
    file(
      '-- release: 0.3.0\n-- oldest: 0.1.0\n-- contracts: 0020-names.sql\nalter table account drop column name;\n',
    ),
  ),
  withFiles(file(`${HEAD}-- contracts: 0021-none.sql\nalter table account drop column name;\n`)),
  withFiles(file(`${HEAD}-- old servers: yes\nalter table account drop column name;\n`)),
  // Indexes.
  withFiles(file(`${HEAD}create index live_id on live (id);\n`)),
  withFiles(file(`${HEAD}create index concurrently account_id on account (id);\n`)),
  withFiles(file(`${HEAD}-- outside a transaction\ncreate index concurrently live_id on live (id);\n`)),
  withFiles(
    file(
      `${HEAD}-- outside a transaction\ndrop index concurrently if exists live_id;\ncreate index live_id on live (id);\n`,
    ),
  ),
  withFiles(file(`${HEAD}-- outside a transaction\nalter table account add column a int;\n`)),
]

/** None of these breaks a rule. */
export const valid = [
  released,
  ...planted1(
    'create table a (n int not null, m int unique, check (n > 0))',
    'create table a (n int not null); alter table a drop column n; create unique index b on a (n); delete from a',
    'alter table account add column born date, add column a int not null default 0',
    'alter table account add column a int references live (id)',
    'alter table account add column a int; update account set a = id; alter table account alter column a set not null',
    'alter table account rename constraint account_pkey to p',
    'alter table account alter column name set statistics 0',
    'alter table account alter column name set default 1',
    "-- drop table account;\ninsert into account (name) values ('drop table account; delete from account')",
    'insert into account (id) values (1) on conflict (id) do update set name = excluded.name',
    '/* update account set name = 1 */ select 1 from account for update',
    'create index account_id on account (id)',
    'create table a (n int); create index a_n on a (n); drop index a_n',
  ),
  withFiles(file(`${HEAD}-- contracts: 0020-names.sql\nalter table account drop column name;\n`)),
  withFiles(file(`${HEAD}-- contracts: 0010-accounts.sql\nalter table account drop column name;\n`)),
  withFiles(file(`${HEAD}${REASON}drop table account;\n`)),
  withFiles(
    file(
      `${HEAD}-- outside a transaction\ndrop index concurrently if exists live_id;\ncreate index concurrently live_id on live (id);\n`,
    ),
  ),
]
