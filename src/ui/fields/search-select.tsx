import { Select, type RefSelectProps, type SelectProps } from 'antd';
import type { Ref } from 'react';

import { fold } from '../../../domain/words/text';
import { inRem } from '../theme/rem';

/** antd's Select with a search for any part of a label, ignoring case and accents. */
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
      // antd dims the chosen value to 25% while the list is open, which is hard to read.
      styles={{
        content: { opacity: 1 },
        popup: { root: { maxWidth: inRem('calc(100vw - 64px)') } },
      }}
      // The list is outside the page's landmarks: inside, the browser would scroll to it before antd has
      // placed it.
      popupRender={(list) => <section aria-label="Opções">{list}</section>}
      {...props}
    />
  );
}
