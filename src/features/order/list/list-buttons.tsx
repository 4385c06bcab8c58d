import { CheckSquareOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { ColumnMenu } from '../../../list/heads/column-menu';
import { ExportButton } from '../export/export-button';
import { ViewMenu } from '../saved-views/view-menu';
import { filtersIn } from '../search/order-filters';
import { pickWords } from '../words/order-words';
import type { ListOfOrders, OrderListState } from './order-lists';

interface ListButtonsProps {
  list: ListOfOrders;
  state: OrderListState;
}

/** Next to the title: saved views, columns, selection, and export. */
export function ListButtons({ list, state }: ListButtonsProps) {
  const { place, change, rows, picked, look, changeLook, isWide } = state;
  const isStaff = list.reader === 'staff';
  return (
    <>
      {isStaff && (
        <ViewMenu address={list.address} place={place} onMark={(view) => change({ view })} />
      )}
      {isStaff && isWide && <ColumnMenu columns={list.columns} look={look} onChange={changeLook} />}
      <Button
        icon={isStaff ? <CheckSquareOutlined aria-hidden /> : <PrinterOutlined aria-hidden />}
        aria-pressed={picked.active}
        onClick={picked.switch}
      >
        {pickWords[picked.active ? 'end' : isStaff ? 'begin' : 'beginPrint']}
      </Button>
      {isStaff && !picked.active && (
        <ExportButton status={place.status} filters={filtersIn(place)} total={rows.count} />
      )}
    </>
  );
}
