import { catalogueStates } from './catalogue-states';
import { orderStates } from './order-states';
import { peopleStates } from './people-states';
import { publicStates } from './public-states';
import { shellStates } from './shell-states';

/** Every screen in every state that the accessibility tests cover. */
export const states = [
  ...publicStates,
  ...shellStates,
  ...catalogueStates,
  ...orderStates,
  ...peopleStates,
];

/** The two windows in which each state is tested. */
export const windows = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const;
