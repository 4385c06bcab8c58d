import { Skeleton } from 'antd';

/** A placeholder that fills the space of a chart while it loads. */
export function ChartSkeleton() {
  return (
    <div role="status">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
      <span className="visually-hidden">Carregando os gráficos…</span>
    </div>
  );
}
