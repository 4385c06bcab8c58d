import { Select, type SelectProps } from 'antd';

import { fold } from '../../domain/text';
import { popupPlace } from './popup-place';

/** antd's Select, searched by any part of a label, whatever its case and accents. */
export function SearchSelect<Value extends string>(props: SelectProps<Value>) {
  return (
    <Select<Value>
      showSearch={{
        filterOption: (typed, option) =>
          typeof option?.label === 'string' && fold(option.label).includes(fold(typed)),
      }}
      getPopupContainer={popupPlace}
      notFoundContent="Nada encontrado."
      // antd dims the choice to a quarter while its list is open, which few can read.
      styles={{ content: { opacity: 1 } }}
      // Within the page's landmark, as all of its content.
      getPopupContainer={(select: HTMLElement) =>
        select.closest<HTMLElement>('main') ?? document.body
      }
      {...props}
    />
  );
}
