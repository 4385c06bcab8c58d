import { UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useDrawers } from '../../providers/page/drawers';
import { useControlSize } from '../../ui/hooks/use-control-size';

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
