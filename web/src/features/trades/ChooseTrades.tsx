import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.ts';
import { Chip } from '../../ui/chip.ts';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { eachOnce, isChosen, type Trade, withToggled } from './chosen.ts';
import { messages } from './messages.ts';
import { useTradeSuggestions } from './use-trade-suggestions.ts';

type ChooseTradesProps = Readonly<{
  /** What is chosen at first. */
  start: readonly Trade[];
  /** What can be pressed without a search. */
  offered: readonly Trade[];
  saving: boolean;
  /** Why the choice could not be saved. */
  failure: string | undefined;
  /** Something was changed since, so that the failure is no longer news. */
  onChange: () => void;
  onSave: (chosen: readonly Trade[]) => void;
  /** Leaves it to the profile; absent where it decides already. */
  onRelease?: (() => void) | undefined;
  onCancel: () => void;
}>;

/** Why the search has nothing to choose from; undefined while it has, and before it was asked. */
const noResultOf = (answer: ReturnType<typeof useTradeSuggestions>, text: string) => {
  if (answer === 'failed') return messages.notSearched;
  return answer?.length === 0 ? messages.noneLike(text) : undefined;
};

/** Why a choice is not saved; undefined where it is. */
const wrongIn = (chosen: readonly Trade[], typed: string) => {
  if (typed) return messages.notTaken(typed);
  return chosen.length === 0 ? messages.noneChosen : undefined;
};

/** Kinds of work to press, and a field that finds any other. */
export function ChooseTrades({ start, offered, saving, failure, ...on }: ChooseTradesProps) {
  const { onChange, onSave, onRelease, onCancel } = on;
  const [chosen, setChosen] = useState(start);
  const [added, setAdded] = useState<readonly Trade[]>([]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState('');
  const answer = useTradeSuggestions(text);
  const suggested = answer === 'failed' ? undefined : answer;
  const noResult = noResultOf(answer, text.trim());
  const found = suggested ? messages.found(suggested.length) : undefined;
  const toggle = (trade: Trade) => {
    const next = withToggled(chosen, trade);
    setProblem(next ? undefined : messages.tooMany);
    onChange();
    if (next) setChosen(next);
    return next !== undefined;
  };
  const take = (name: string) => {
    const trade = suggested?.find((one) => one.name === name);
    if (!trade) return;
    if (isChosen(chosen, trade)) setProblem(undefined);
    else if (!toggle(trade)) return;
    onChange();
    setTaken(messages.taken(name));
    setText('');
    setAdded(eachOnce(added, [trade]));
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = wrongIn(chosen, text.trim());
    setProblem(wrong);
    onChange();
    if (wrong === undefined) onSave(chosen);
  };
  return (
    <form onSubmit={save}>
      <Stack gap="5">
        <FieldGroup legend={messages.which} helper={messages.atMost}>
          <chakra.div display="flex" flexWrap="wrap" gap="2" pt="1">
            {eachOnce(start, offered, added).map((trade) => (
              <Chip
                key={trade.code}
                type="button"
                textAlign="start"
                py="1"
                aria-pressed={isChosen(chosen, trade)}
                onClick={() => toggle(trade)}
              >
                {trade.name}
              </Chip>
            ))}
          </chakra.div>
          <chakra.p role="alert" mt="2" fontSize=".85rem" fontWeight={560} color="brand" _empty={{ display: 'none' }}>
            {problem ?? failure}
          </chakra.p>
        </FieldGroup>
        <SuggestField
          label={messages.another}
          helper={noResult ?? messages.anotherHelper}
          autoComplete="off"
          maxLength={100}
          value={text}
          onText={setText}
          onTake={take}
          selectsFirst="always"
          suggest={() => (suggested ?? []).map(({ name }) => name)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <chakra.span role="status" srOnly>
          {noResult ?? found ?? (text ? '' : taken)}
        </chakra.span>
        <Row flexWrap="wrap">
          <Button type="submit" disabled={saving}>
            {saving ? messages.saving : messages.save}
          </Button>
          {onRelease ? (
            <Button type="button" look="ghost" disabled={saving} onClick={onRelease}>
              {messages.letProfileDecide}
            </Button>
          ) : null}
          <Button type="button" look="plain" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
