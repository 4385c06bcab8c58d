import { LayoutOutlined } from '@ant-design/icons';
import { useRef } from 'react';

import { MenuButton } from '../../ui/pieces/menu-button';
import type { Column, Look } from '../list';

interface ColumnMenuProps {
  /** All columns of the list. */
  columns: readonly Column<never>[];
  look: Look;
  onChange: (look: Look) => void;
}

const airy = 'linhas confortáveis';
const compact = 'linhas compactas';

/** The menu 'Colunas': which columns are shown, and the height of rows. It stays open for several choices. */
export function ColumnMenu({ columns, look, onChange }: ColumnMenuProps) {
  const { hidden = [], compact: isCompact = false } = look;
  const button = useRef<HTMLButtonElement>(null);

  function choose(key: string) {
    if (key === airy || key === compact) onChange({ ...look, compact: key === compact });
    else if (hidden.includes(key)) onChange({ ...look, hidden: hidden.filter((it) => it !== key) });
    else onChange({ ...look, hidden: [...hidden, key] });
  }

  return (
    <MenuButton
      name="Colunas"
      icon={<LayoutOutlined aria-hidden />}
      button={button}
      staysOpen
      groups={[
        {
          key: 'columns',
          title: 'Mostrar colunas',
          entries: columns
            .filter(({ fixed, only }) => !fixed && only !== 'card')
            .map(({ key, label }) => ({
              ...{ key, label },
              choice: 'any',
              chosen: !hidden.includes(key),
            })),
        },
        {
          key: 'density',
          title: 'Linhas',
          entries: [
            { key: airy, label: 'Confortáveis', choice: 'one', chosen: !isCompact },
            { key: compact, label: 'Compactas', choice: 'one', chosen: isCompact },
          ],
        },
      ]}
      onChoose={choose}
    >
      Colunas
    </MenuButton>
  );
}
