import { useState } from 'react';
import { DraftNotice } from '../src/draft-notice.tsx';
import { FieldPairs } from '../src/field-pairs.tsx';
import { FormError } from '../src/form-error.tsx';
import { Form } from '../src/form.tsx';
import { PictureDrop } from '../src/picture-drop.tsx';
import { TextField } from '../src/text-field.tsx';
import { Exhibit, State } from './exhibit.tsx';

export const required = 'Please fill in all fields.';

const nothing = () => undefined;

const pictures = {
  label: 'Pictures',
  chooseLabel: 'Add pictures',
  cameraLabel: 'Take a picture',
  hint: 'Choose, drop or paste up to 10 pictures.',
  types: ['image/png', 'image/jpeg'],
  isMultiple: true,
  onChoose: nothing,
  onRetry: nothing,
  onRemove: nothing,
};

export const Forms = () => (
  <>
    <Exhibit file="form" use="The first field with an error gets the focus.">
      <State label="With an error: press Publish">
        <RefusedForm />
      </State>
      <State label="Pending">
        <Form attempt="" submitLabel="Publish" onSubmit={nothing} onCancel={nothing} isPending>
          <TextField label="Title of a post" value="Seeds" onChange={nothing} />
        </Form>
      </State>
      <State label="Failed, with a draft, small">
        <Form
          attempt=""
          submitLabel="Send"
          size="small"
          onSubmit={nothing}
          onDiscardDraft={nothing}
          failure="The connection was lost. Your text is kept."
        >
          <TextField label="A reply" value="I did, in 2023!" onChange={nothing} />
        </Form>
      </State>
    </Exhibit>
    <Exhibit file="field-pairs" use="Inside a `Form`.">
      <State label="Two by two" isWide>
        <FieldPairs>
          <TextField label="University" value="Universidad del Norte" onChange={nothing} />
          <TextField label="Major" value="Landscape Architecture" onChange={nothing} />
        </FieldPairs>
      </State>
      <State label="Short fields" isWide>
        <FieldPairs areShort>
          <TextField label="Date" value="2026-11-21" onChange={nothing} />
          <TextField label="Time" value="09:00" onChange={nothing} />
        </FieldPairs>
      </State>
    </Exhibit>
    <Exhibit file="picture-drop" use="Files can also be dropped on it or pasted.">
      <State label="Default" isWide>
        <PictureDrop {...pictures} />
      </State>
      <State label="Uploading, and refused" isWide>
        <PictureDrop
          {...pictures}
          uploads={[
            { id: '1', name: 'garden.jpg' },
            { id: '2', name: 'film.mov', error: 'Please choose a PNG, JPEG, WebP or GIF picture.' },
          ]}
        />
      </State>
    </Exhibit>
    <Exhibit file="form-error" use="The form keeps its input.">
      <State label="Default" isWide>
        <FormError>Could not update the note. Please try again.</FormError>
      </State>
    </Exhibit>
    <Exhibit file="draft-notice" use="For a form that restored a stored draft.">
      <State label="Default" isWide>
        <DraftNotice onDiscard={() => undefined} />
      </State>
    </Exhibit>
  </>
);

const RefusedForm = () => {
  const [tries, setTries] = useState(0);
  const [title, setTitle] = useState('');
  const error = tries > 0 && title === '' ? required : undefined;
  return (
    <Form attempt={String(tries)} submitLabel="Publish" onSubmit={() => setTries(tries + 1)} onCancel={nothing}>
      <TextField label="Title of the post" value={title} onChange={setTitle} error={error} />
    </Form>
  );
};
