import * as v from 'valibot';

import { remembered } from '../base/remembered';

/** How the administrator likes lists of people to look: as a table, or as cards. */
export const peopleLook = remembered('lista_de_cadastros', v.object({ table: v.boolean() }), {
  table: false,
});
