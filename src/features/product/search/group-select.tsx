import { memo } from 'react';

import type { Category } from '../../../../domain/product/product';
import { compareText } from '../../../../domain/words/text';
import { useCategories } from '../../../providers/product/catalog';
import type { Live } from '../../../providers/live/live';
import { LabelledSelect } from '../../../ui/forms/labelled-select';

interface GroupSelectProps {
  group: string | null;
  onChange: (change: { group: string }) => void;
}

/** Filters by category; 'Todas' stands for no filter. Memoized: typing in another filter doesn't render it. */
export const GroupSelect = memo(function GroupSelect({ group, onChange }: GroupSelectProps) {
  const categories = useCategories();
  return (
    <LabelledSelect
      label="Categoria"
      options={groupOptions(categories, group)}
      value={group ?? ''}
      onChange={(value) => onChange({ group: value })}
    />
  );
});

/** Includes a group without a category, so that the person sees and can clear the active filter. */
function groupOptions(categories: Live<Category[]>, group: string | null) {
  const known = categories.status === 'ready' ? categories.data : [];
  const options = known
    .map(({ CD_GRUPO, DESCRICAO }) => ({ value: CD_GRUPO, label: DESCRICAO }))
    .sort((a, b) => compareText(a.label, b.label));
  const unknown = group !== null && !known.some(({ CD_GRUPO }) => CD_GRUPO === group);
  return [
    { value: '', label: categories.status === 'failed' ? 'Todas (lista indisponível)' : 'Todas' },
    ...(unknown ? [{ value: group, label: group }] : []),
    ...options,
  ];
}
