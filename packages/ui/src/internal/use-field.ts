import { type ChangeEvent, useId } from 'react';
import type { FieldProps } from './field-props.ts';

/** The attributes of a field's element, and the props of what stands around it. */
export function useField<Props extends FieldProps>(props: Props) {
  const generatedId = useId();
  const { label: _, description, error, maxLength, value, onChange, id = generatedId, ...rest } = props;
  const { isRequired = false, isDisabled = false, isReadOnly = false, ...attributes } = rest;
  const footerId = `${id}-footer`;
  const isDescribed = description !== undefined || error !== undefined;
  const described = [attributes['aria-describedby'], isDescribed && footerId].filter(Boolean).join(' ');
  return {
    control: {
      ...attributes,
      id,
      value,
      disabled: isDisabled,
      readOnly: isReadOnly,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
      ...(described !== '' && { 'aria-describedby': described }),
      ...(isRequired && { 'aria-required': true }),
      ...(error !== undefined && { 'aria-invalid': true }),
    },
    footer: { id: footerId, description, error, value, maxLength },
  };
}
