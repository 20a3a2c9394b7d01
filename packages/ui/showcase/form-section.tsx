import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { FormError } from '../src/form-error.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { SearchField } from '../src/search-field.tsx';
import { Select } from '../src/select.tsx';
import { TextArea } from '../src/text-area.tsx';
import { TextField } from '../src/text-field.tsx';
import styles from './showcase.module.css';

const groups = ['Professors', 'Directors', 'Coordinators', 'Participants', 'Alumni'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

export const FormSection = () => {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('Buenas! ¿Quién se suma? 🌱');
  const [query, setQuery] = useState('Report');
  const [group, setGroup] = useState<string | null>(null);
  return (
    <section aria-label="Forms">
      <PageHeader title="Add a post" />
      <div className={styles.stack}>
        <TextField
          label="Title"
          value={title}
          onChange={setTitle}
          maxLength={100}
          description="A few words."
          isRequired
        />
        <TextField label="Link" value="" onChange={() => undefined} error="Please fill in all fields." />
        <TextField
          label="Note title"
          value="Too long a title for its own good"
          onChange={() => undefined}
          maxLength={20}
        />
        <TextField label="Login" value="maria@seed.example" onChange={() => undefined} isDisabled />
        <TextArea
          label="Your text"
          value={text}
          onChange={setText}
          maxLength={2000}
          placeholder="What is on your mind?"
        />
        <Select label="Group" options={groups} value={group} onChange={setGroup} />
        <SearchField label="Search documents" value={query} onChange={setQuery} />
        <FormError>Could not update the note. Please try again.</FormError>
        <div className={styles.row}>
          <Button variant="primary">Publish</Button>
          <Button variant="quiet">Cancel</Button>
        </div>
      </div>
    </section>
  );
};
