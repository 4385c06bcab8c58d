import { expect, it } from 'vitest';

import { ChangedElsewhere, NoPlaceLeft } from '../../providers/lists/use-shelf-verbs';
import { unsavedWords } from './list-words';

it.each<[string, Error, RegExp]>([
  ['no place is left', new NoPlaceLeft(), /^A lista não foi salva: você já tem 50\./],
  ['another device was faster', new ChangedElsewhere(), /^Esta lista mudou em outro aparelho\./],
  [
    'the rules refuse it',
    Object.assign(new Error(), { code: 'PERMISSION_DENIED' }),
    /^A lista não foi salva/,
  ],
])('says that a list was not saved where %s', (_, error, words) => {
  expect(unsavedWords(error)).toMatch(words);
});
