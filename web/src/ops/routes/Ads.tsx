import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../platform/page-title.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { messages } from '../features/ads/messages.ts';
import { ReportedAds } from '../features/ads/ReportedAds.tsx';
import { WaitingAds } from '../features/ads/WaitingAds.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useNumberParameter } from '../ui/use-number-parameter.ts';

const tabs = [
  { id: 'waiting', label: messages.waiting },
  { id: 'reports', label: messages.reports },
] as const;

export function Ads() {
  usePageTitle(messages.title);
  const [query, setQuery] = useSearchParams();
  const after = useNumberParameter('after');
  const shown = query.get('show') === 'reports' ? 'reports' : 'waiting';
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Tabs label={messages.tabs} tabs={tabs} selected={shown} onSelect={(id) => setQuery({ show: id })}>
        <chakra.div pt="5">
          {shown === 'waiting' ? <WaitingAds after={after} /> : <ReportedAds after={after} />}
        </chakra.div>
      </Tabs>
    </>
  );
}
