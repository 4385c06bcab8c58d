import * as v from 'valibot';

import { remembered } from '../base/storage/remembered';

export const peopleLook = remembered('lista_de_cadastros', v.object({ table: v.boolean() }), {
  table: false,
});
