/**
 * What someone does who needs 000 and cannot speak. A silent caller hears a recording that asks for 55; the call is cut off after three
 * requests without it. Source: ACMA. It follows a sentence that gives 000. In content it is `fact-emergency-without-speech`.
 */
export const withoutSpeech = 'Can’t speak? Call anyway, and press 55 when you’re asked.'
