import { postLimits } from '@seed/contracts/posts';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { parsePost } from './post-input.ts';
import type { PostInput, PostText } from './post-input.ts';

const texts = messages.form;

export const PostForm = (props: FormProps<keyof PostText, PostInput>) => {
  const { field, formProps } = useForm(props, parsePost);
  return (
    <Form {...formProps}>
      <TextField {...field('title')} label={texts.title} maxLength={postLimits.title} isRequired autoFocus />
      <TextArea {...field('content')} label={texts.content} maxLength={postLimits.content} rows={6} isRequired />
      <TextArea {...field('images')} label={texts.images} description={texts.imagesHint} rows={2} />
    </Form>
  );
};
