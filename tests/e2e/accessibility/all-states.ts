import { catalogueStates } from './catalogue-states';
import { orderStates } from './order-states';
import { peopleStates } from './people-states';
import { publicStates } from './public-states';
import { shellStates } from './shell-states';

/** Every screen in every state that the tests of accessibility come to. */
export const states = [
  ...publicStates,
  ...shellStates,
  ...catalogueStates,
  ...orderStates,
  ...peopleStates,
];

/** The two windows that each is looked at in. */
export const windows = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const;
