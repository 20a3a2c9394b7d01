import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { DraftNote } from '../src/draft-note.tsx';
import { FormError } from '../src/form-error.tsx';
import { Form } from '../src/form.tsx';
import { TextField } from '../src/text-field.tsx';
import { Exhibit, State } from './exhibit.tsx';

export const required = 'Please fill in all fields.';

export const Forms = () => (
  <>
    <Exhibit file="form" use="The first refused field takes the focus.">
      <State label="Press Publish" isWide>
        <RefusedForm />
      </State>
    </Exhibit>
    <Exhibit file="form-error" use="What was typed stays.">
      <State label="Default" isWide>
        <FormError>Could not update the note. Please try again.</FormError>
      </State>
    </Exhibit>
    <Exhibit file="draft-note" use="Nothing typed is ever lost.">
      <State label="Default" isWide>
        <DraftNote onDiscard={() => undefined} />
      </State>
    </Exhibit>
  </>
);

const RefusedForm = () => {
  const [tries, setTries] = useState(0);
  const [title, setTitle] = useState('');
  const error = tries > 0 && title === '' ? required : undefined;
  return (
    <Form
      attempt={String(tries)}
      onSubmit={() => setTries(tries + 1)}
      buttons={
        <>
          <Button variant="quiet">Cancel</Button>
          <Button variant="primary" type="submit">
            Publish
          </Button>
        </>
      }
    >
      <TextField label="Title of the post" value={title} onChange={setTitle} error={error} />
    </Form>
  );
};
