import { DoubleLeftOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface MenuToggleProps {
  collapsed: boolean;
  onToggle: () => void;
}

/** Collapses the side menu to its icons. The keyboard can't reach antd's own trigger. */
export function MenuToggle({ collapsed, onToggle }: MenuToggleProps) {
  return (
    <Button
      type="text"
      block
      aria-expanded={!collapsed}
      aria-label={collapsed ? 'Expandir menu' : 'Recolher menu'}
      icon={collapsed ? <DoubleRightOutlined aria-hidden /> : <DoubleLeftOutlined aria-hidden />}
      onClick={onToggle}
    />
  );
}
