import { useParams } from 'react-router';
import { UserFrame } from './UserFrame.tsx';
import { WhyQuestions } from '../why/WhyQuestions.tsx';

/** Answers why a user can, or cannot, see and do something. */
export function WhyPage() {
  const { userId = '' } = useParams();
  return (
    <UserFrame userId={userId} title="accessPages.why.title">
      {(user, name) => <WhyQuestions user={user} name={name} />}
    </UserFrame>
  );
}
