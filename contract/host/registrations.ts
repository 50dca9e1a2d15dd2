/** Who may register: anyone, who has an invitation, or nobody. */
export const REGISTRATIONS = ['open', 'invited', 'closed'] as const
