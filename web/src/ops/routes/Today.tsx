import { usePageTitle } from '../../lib/page-title.ts';
import { Title } from '../../ui/text.ts';

export function Today() {
  usePageTitle('Today');
  return <Title>Today</Title>;
}
