import { Select, type RefSelectProps, type SelectProps } from 'antd';
import type { Ref } from 'react';

import { fold } from '../../../domain/words/text';
import { inRem } from '../theme/rem';

/** antd's Select, searched by any part of a label, whatever its case and accents. */
export function SearchSelect<Value extends string | { value: string; label: string }>(
  props: SelectProps<Value> & { ref?: Ref<RefSelectProps> },
) {
  return (
    <Select<Value>
      showSearch={{
        filterOption: (typed, option) =>
          typeof option?.label === 'string' && fold(option.label).includes(fold(typed)),
      }}
      notFoundContent="Nada encontrado."
      // antd dims the choice to a quarter while its list is open, which few can read.
      styles={{
        content: { opacity: 1 },
        popup: { root: { maxWidth: inRem('calc(100vw - 64px)') } },
      }}
      // The list stands outside of the page's landmarks: within, it would be scrolled to before antd has placed it.
      popupRender={(list) => <section aria-label="Opções">{list}</section>}
      {...props}
    />
  );
}
