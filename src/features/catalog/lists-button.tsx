import { UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useDrawers } from '../../providers/drawers';

/** The way from the catalogue to the saved lists. */
export function ListsButton() {
  const { showLists } = useDrawers();
  return (
    <Button
      icon={<UnorderedListOutlined aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => showLists()}
    >
      Listas
    </Button>
  );
}
