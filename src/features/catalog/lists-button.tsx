import { UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useDrawers } from '../../providers/drawers';
import { useControlSize } from '../../ui/use-control-size';

/** The way from the catalogue to the saved lists. */
export function ListsButton() {
  const { showLists } = useDrawers();
  const size = useControlSize();
  return (
    <Button
      size={size}
      icon={<UnorderedListOutlined aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => showLists()}
    >
      Listas
    </Button>
  );
}
