import { postLimits } from '@seed/forums-contracts/posts';
import { useForm, usePictureUploads } from '@seed/portal-sdk';
import type { FormProps, Parsed } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { PreviewField } from '../../text/preview/preview-field.tsx';
import { picturesAsLines, picturesIn } from './picture-lines.ts';
import { PicturesField } from './pictures-field.tsx';
import { postFormMessages } from './post-form-messages.ts';
import { parsePost } from './post-input.ts';
import type { PostInput, PostText } from './post-input.ts';

const texts = postFormMessages;

export const PostForm = (props: FormProps<keyof PostText, PostInput>) => {
  const { text, set } = props.submission.draft;
  const uploads = usePictureUploads((address) =>
    set('uploads', picturesAsLines([...picturesIn(text.uploads), { address, text: '' }])),
  );
  const parse = (typed: PostText): Parsed<keyof PostText, PostInput> =>
    uploads.isPending ? { errors: { uploads: texts.stillUploading } } : parsePost(typed);
  const { field, formProps } = useForm(props, parse);
  return (
    <Form {...formProps}>
      <TextField {...field('title')} label={texts.title} maxLength={postLimits.title} isRequired autoFocus />
      <PreviewField
        {...field('content')}
        mentions={field('mentions')}
        label={texts.content}
        maxLength={postLimits.content}
        rows={6}
        isRequired
      />
      <PicturesField {...field('uploads')} uploads={uploads} />
      <TextArea {...field('images')} label={texts.images} description={texts.imagesHint} rows={2} />
    </Form>
  );
};
