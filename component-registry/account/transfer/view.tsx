// Taking over an account by the link of an invitation.
import { useTakenFromAddress, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { invitation, TransferScreen } from './transfer-screen.tsx';

export default function Transfer({ props, frame }: ViewProps<Props>) {
  const taken = useTakenFromAddress(invitation);
  return <TransferScreen frame={frame} props={props} taken={taken} />;
}
