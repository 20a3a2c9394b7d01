import { ColorChoice } from '../src/color-choice.tsx';
import { FieldFooter } from '../src/field-footer.tsx';
import { notePalette } from '../src/note-palette.ts';
import { SearchAsYouType } from '../src/search-as-you-type.tsx';
import { SearchField } from '../src/search-field.tsx';
import { Select } from '../src/select.tsx';
import { TextArea } from '../src/text-area.tsx';
import { TextField } from '../src/text-field.tsx';
import { ThemeSwitch } from '../src/theme-switch.tsx';
import { Exhibit, State } from './exhibit.tsx';
import { Forms, required } from './forms.tsx';
import styles from './showcase.module.css';
import { Typed } from './typed.tsx';

const groups = ['Professors', 'Directors', 'Coordinators', 'Participants', 'Alumni'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const colours = notePalette.map((value, index) => ({ value, label: `Colour ${index + 1}` }));

export const Fields = () => (
  <>
    <TextFields />
    <Exhibit file="text-area" use="Enter starts a new line; a button submits the form.">
      <State label="Empty">
        <Typed start="">
          {(value, set) => (
            <TextArea label="Your text" placeholder="What is on your mind?" value={value} onChange={set} />
          )}
        </Typed>
      </State>
      <State label="With text and a counter">
        <Typed start="Buenas! ¿Quién se suma? 🌱">
          {(value, set) => <TextArea label="A note" value={value} onChange={set} maxLength={2000} />}
        </Typed>
      </State>
      <State label="Invalid">
        <TextArea label="Another text" value="" onChange={() => undefined} error={required} />
      </State>
      <State label="One line, with a hidden label">
        <Typed start="">
          {(value, set) => (
            <TextArea
              label="A comment"
              isLabelHidden
              rows={1}
              placeholder="Say something kind"
              value={value}
              onChange={set}
            />
          )}
        </Typed>
      </State>
      <State label="Disabled">
        <TextArea label="Closed" value="This conversation is closed." onChange={() => undefined} isDisabled />
      </State>
    </Exhibit>
    <Exhibit file="field-footer" use="The fields of the kit contain it. A module uses it in a field of its own.">
      <State label="A description and a counter">
        <FieldFooter description="A few words." error={undefined} value="Hola" maxLength={100} />
      </State>
      <State label="Too much">
        <FieldFooter description={undefined} error={undefined} value="Much too long" maxLength={8} />
      </State>
    </Exhibit>
    <Searches />
    <Choices />
    <Forms />
  </>
);

const TextFields = () => (
  <Exhibit file="text-field" use="For one line. For more lines, use a `TextArea`.">
    <State label="Empty, required, with a description">
      <Typed start="">
        {(value, set) => (
          <TextField label="Title" description="A few words." maxLength={100} isRequired value={value} onChange={set} />
        )}
      </Typed>
    </State>
    <State label="Invalid">
      <TextField label="Link" value="" onChange={() => undefined} error={required} />
    </State>
    <State label="Too long: the counter warns, nothing is cut off">
      <TextField
        label="Note title"
        value="Too long a title for its own good"
        onChange={() => undefined}
        maxLength={20}
      />
    </State>
    <State label="Read only">
      <TextField label="Member id" value="1042" onChange={() => undefined} isReadOnly />
    </State>
    <State label="Disabled">
      <TextField label="Login" value="maria@seed.example" onChange={() => undefined} isDisabled />
    </State>
  </Exhibit>
);

const Searches = () => (
  <>
    <Exhibit
      file="search-field"
      use="It searches when Enter is pressed. To search during typing, use a `SearchAsYouType`."
    >
      <State label="Empty">
        <Typed start="">
          {(value, set) => (
            <SearchField label="Search documents" placeholder="Search documents" value={value} onChange={set} />
          )}
        </Typed>
      </State>
      <State label="With text">
        <Typed start="Report">
          {(value, set) => <SearchField label="Search reports" value={value} onChange={set} />}
        </Typed>
      </State>
    </Exhibit>
    <Exhibit file="search-as-you-type" use="For searches that the server responds to quickly.">
      <State label="Type, and wait a little">
        <Typed start="">
          {(words, search) => (
            <>
              <SearchAsYouType label="Search by name" placeholder="Search by name" query={words} onSearch={search} />
              <p className={styles.muted}>Searched for: {words || 'nothing'}</p>
            </>
          )}
        </Typed>
      </State>
    </Exhibit>
  </>
);

const Choices = () => (
  <>
    <Exhibit file="select" use="For five to fifteen options. For fewer, show all of them on the page.">
      <State label="Nothing chosen">
        <Typed start={null as string | null}>
          {(value, set) => <Select label="Group" options={groups} value={value} onChange={set} />}
        </Typed>
      </State>
      <State label="Chosen">
        <Typed start="alumni">
          {(value, set) => <Select label="A member's group" options={groups} value={value} onChange={set} />}
        </Typed>
      </State>
      <State label="Invalid">
        <Select
          label="Group, required"
          options={groups}
          value={null}
          onChange={() => undefined}
          error="Please choose one."
        />
      </State>
      <State label="Disabled">
        <Select label="Role" options={groups} value="directors" onChange={() => undefined} isDisabled />
      </State>
    </Exhibit>
    <Exhibit file="color-choice" use="The tick has the text colour that is readable on the chosen colour.">
      <State label="Press one">
        <Typed start={colours[0]?.value ?? ''}>
          {(value, set) => <ColorChoice label="Colour of the note" options={colours} value={value} onChange={set} />}
        </Typed>
      </State>
    </Exhibit>
    <Exhibit file="theme-switch" use="Once, in the header. The choice is stored on the device.">
      <State label="Device, light or dark">
        <ThemeSwitch />
      </State>
    </Exhibit>
  </>
);
