import * as v from 'valibot';

import { remembered } from '../base/storage/remembered';

/** What leads to the first order. */
const steps = ['customer', 'product', 'quantity', 'seller', 'list', 'order'] as const;
export type FirstStep = (typeof steps)[number];

/** The steps that a person has taken. */
export const firstSteps = remembered<readonly FirstStep[]>(
  'primeiros_passos',
  v.array(v.picklist(steps)),
  [],
);
