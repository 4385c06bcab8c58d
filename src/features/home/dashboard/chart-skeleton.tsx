import styles from './chart-skeleton.module.css';

/** The outline of a chart that is still loading; fills its place. */
export function ChartSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Carregando os gráficos…</span>
    </div>
  );
}
