import { Page, Stack } from '../ui/layout.ts';
import { Title } from '../ui/text.ts';
import { FeatureStates } from './FeatureStates.tsx';
import { FieldStates } from './FieldStates.tsx';
import { PartStates } from './PartStates.tsx';
import { WaitStates } from './WaitStates.tsx';

/** Every component in every state, on one page (`npm run states -w web` shows it). */
export const StatesPage = () => (
  <main>
    <Page py="8">
      <Stack gap="6">
        <Title>Every part in every state</Title>
        <PartStates />
        <FieldStates />
        <FeatureStates />
        <WaitStates />
      </Stack>
    </Page>
  </main>
);
