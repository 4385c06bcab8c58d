// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { joaoFerraz } from '../../../../tests/support/data/joao-ferraz';
import { usePickedPeople } from './use-picked-people';

it('decision 82: who was chosen and not approved stays chosen when the dialog closes', () => {
  const [one, two] = [joaoFerraz({ cod: 1 }), joaoFerraz({ cod: 2 })];
  const { result, rerender } = renderHook(usePickedPeople, { initialProps: [one, two] });
  act(() => result.current.set([one, two]));
  act(() => result.current.ask());
  rerender([two]);
  act(() => result.current.close());
  expect(result.current.asked).toBeUndefined();
  expect([one, two].map(result.current.isPicked)).toEqual([false, true]);
});
