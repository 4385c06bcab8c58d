import styles from './charts-place.module.css';

/** A placeholder that fills the space of a chart while it loads. */
export function ChartSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Carregando os gráficos…</span>
    </div>
  );
}
