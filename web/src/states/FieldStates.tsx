import { useState } from 'react';
import { CheckField } from '../ui/CheckField.tsx';
import { FieldGroup } from '../ui/FieldGroup.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { FormError } from '../ui/FormError.tsx';
import { LogoField } from '../ui/LogoField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { optionsOf, SelectField } from '../ui/SelectField.tsx';
import { SuggestField } from '../ui/SuggestField.tsx';
import { SuggestTags } from '../ui/SuggestTags.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Sample } from './Sample.tsx';
import { foreign, ignore, long, sentence } from './words.ts';

const states = optionsOf(['NSW', 'VIC', 'QLD']);

/** Form fields: empty, filled, invalid, disabled, and with very long texts. */
export function FieldStates() {
  const [typed, setTyped] = useState('');
  const [tags, setTags] = useState<readonly string[]>(['SQL', long, foreign]);
  const [place, setPlace] = useState('Ultimo NSW');
  return (
    <>
      <Sample name="Text fields">
        <TextField label="Empty" placeholder="A placeholder" />
        <TextField label="Full" helper="With a helper" defaultValue={foreign} required />
        <TextField label="Wrong" defaultValue="abc" error="Title must be at least 5 characters." />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <TextField label={sentence} helper={sentence} defaultValue={long} error={long} />
        <PasswordField label="Password" helper="Minimum 8 characters" defaultValue="long enough" />
        <TextAreaField label="Many words" rows={4} defaultValue={`${sentence}\n${long}`} />
        <TextAreaField label="Wrong words" rows={2} error="Description must be at least 20 characters." />
      </Sample>
      <Sample name="Choices">
        <SelectField label="Not chosen" prompt="Select a state" options={states} />
        <SelectField label="Wrong choice" prompt="Select a state" options={states} error="State is required." />
        <SelectField label="Disabled choice" options={states} disabled />
        <SelectField label="Long choice" options={optionsOf([sentence, long])} />
        <SuggestField
          label="Suggestions"
          value={place}
          onText={setPlace}
          suggest={() => ['Ultimo NSW', 'Ultima VIC']}
        />
        <FieldGroup legend="Visa types" helper="At least one" error="Please select at least one visa type.">
          <CheckField label="Student Visa subclass 500" defaultChecked />
          <CheckField label={sentence} />
          <CheckField label="Disabled" disabled />
        </FieldGroup>
        <FieldGroup legend="I am">
          <CheckField kind="radio" name="role" label="A student or graduate" defaultChecked />
          <CheckField kind="radio" name="role" label="An employer" />
        </FieldGroup>
      </Sample>
      <Sample name="Lists and files">
        <SuggestTags
          label="Add a skill"
          helper="Press Enter after each one"
          values={tags}
          onValues={setTags}
          text={typed}
          onText={setTyped}
          suggestions={[]}
        />
        <FileButton label="Choose a file" accept=".pdf" helper="PDF, at most 10MB" onFile={ignore} />
        <FileButton label="Wrong file" accept=".pdf" error="Only PDF files are allowed" onFile={ignore} />
        <FileButton label="Disabled file" accept=".pdf" disabled onFile={ignore} />
        <LogoField name={sentence} storedUrl={null} file={undefined} onFile={ignore} />
        <FormError message={`Full Name: Full name is required\nCompany Abn: ${long}`} />
      </Sample>
    </>
  );
}
