/** antd's alert with a description, as compact as one without. */
export const compactAlert = {
  root: { padding: 'var(--mmv-space-2) var(--mmv-space-3)' },
  icon: { fontSize: 14, marginInlineEnd: 'var(--mmv-space-2)', paddingBlock: 'var(--mmv-space-1)' },
  title: { fontSize: 'inherit', marginBottom: 'var(--mmv-space-1)' },
};
