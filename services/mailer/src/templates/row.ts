import { type CSSProperties, createElement as h, type ReactNode } from 'react';

type RowProps = Readonly<{ style?: CSSProperties; className?: string; children?: ReactNode }>;

/** Columns side by side, as a table, which every mail program renders. */
export const Row = ({ style, className, children }: RowProps) =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style, className },
    h('tbody', null, h('tr', null, children)),
  );
