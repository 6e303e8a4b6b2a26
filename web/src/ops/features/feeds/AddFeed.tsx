import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button } from '../../../ui/button.ts';
import { Card } from '../../../ui/card.ts';
import { FieldRow, Form } from '../../../ui/form.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Heading } from '../../../ui/text.ts';
import { toastOk } from '../../../ui/toasts.ts';
import { Actions } from '../../ui/rows.ts';
import { messages } from './messages.ts';

const OpsAddFeed = graphql(`
  mutation OpsAddFeed($input: FeedInput!) {
    addFeed(input: $input) {
      name
    }
  }
`);

const empty = { name: '', url: '', schedule: '', map: '', source: '' } as const;
type Values = Readonly<Record<keyof typeof empty, string>>;

const fields: readonly (readonly [keyof Values, label: string, helper: string])[] = [
  ['name', messages.name, messages.nameHelper],
  ['url', messages.url, messages.urlHelper],
  ['schedule', messages.scheduleLabel, messages.scheduleHelper],
  ['map', messages.map, messages.mapHelper],
  ['source', messages.source, messages.sourceHelper],
];

/** A form for a new feed. */
export function AddFeed() {
  const [values, setValues] = useState<Values>(empty);
  const [problem, setProblem] = useState<string>();
  const [add, { loading }] = useMutation(OpsAddFeed, { refetchQueries: ['OpsFeeds'] });
  const save = async () => {
    setProblem(undefined);
    try {
      await add({ variables: { input: values } });
      setValues(empty);
      toastOk(messages.saved);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <Card padded>
      <Form
        noValidate
        aria-label={messages.add}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Heading>{messages.add}</Heading>
        <FieldRow>
          {fields.map(([name, label, helper]) => (
            <TextField
              key={name}
              label={label}
              helper={helper}
              required={name === 'name'}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          ))}
        </FieldRow>
        <FormError message={problem} />
        <Actions>
          <Button type="submit" disabled={loading}>
            {messages.save}
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
