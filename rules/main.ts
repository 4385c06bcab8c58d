import { writeFile } from 'node:fs/promises';

import { databaseRules } from './database-rules';

/** `npm run rules`: writes the file that Firebase deploys. */
await writeFile(new URL('../database.rules.json', import.meta.url), databaseRules);
