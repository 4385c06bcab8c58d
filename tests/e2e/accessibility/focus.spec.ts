import { catalogueStates } from './catalogue-states';
import { test } from './people';
import { publicStates } from './public-states';
import { shellStates } from './shell-states';
import { walkThrough } from './walk-through';

test.describe.configure({ mode: 'parallel' });

walkThrough(
  [...publicStates, ...shellStates, ...catalogueStates],
  [
    'visitor sign-in',
    'visitor registration',
    'customer home',
    'customer products, the cart open',
    'customer cart',
    'customer cart, twenty lines',
    'administrator home',
  ],
);
