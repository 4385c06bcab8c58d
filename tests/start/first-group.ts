import { createRequire } from 'node:module';
import { join } from 'node:path';

import { endpointsEnv } from '../../emulators/firebase/endpoints-env';
import { projectRoot } from '../../emulators/start/project-root';

interface PgClient {
  connect: () => Promise<void>;
  query: (text: string) => Promise<{ rows: { name: string }[] }>;
  end: () => Promise<void>;
}

// Playwright can't load the functions' connection module.
const { Client } = createRequire(join(projectRoot, 'functions/package.json'))('pg') as {
  Client: new (address: string) => PgClient;
};

/** The name of the catalogue's first group in the running product table. */
export async function groupName(): Promise<string | undefined> {
  const rows = await ask('SELECT "DESCRICAO" AS name FROM categorias ORDER BY "CD_GRUPO" LIMIT 1');
  return rows[0]?.name;
}

/** Changes the group's name. */
export async function nameGroup(name: string) {
  await ask(
    `UPDATE categorias SET "DESCRICAO" = '${name}' WHERE "CD_GRUPO" = (SELECT min("CD_GRUPO") FROM categorias)`,
  );
}

async function ask(text: string) {
  const client = new Client(endpointsEnv().PRODUCT_TABLE_URL);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}
