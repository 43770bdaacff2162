"""A speech server for Orca that writes each utterance as a line of the file in ORCA_TRANSCRIPT.

speech-dispatcher hangs on a machine without a sound device, and nobody listens there anyway.
"""

import os

from orca import speechserver


def _write(words):
    if words is None:
        return
    line = " ".join(str(words).split())
    if line:
        with open(os.environ["ORCA_TRANSCRIPT"], "a", encoding="utf-8") as transcript:
            transcript.write(line + "\n")


class SpeechServer(speechserver.SpeechServer):
    """Produces no sound."""

    _server = None

    @staticmethod
    def getFactoryName():
        return "Text"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._server is None:
            SpeechServer._server = SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._server = None

    def __init__(self):
        super().__init__()
        self._id = "text"

    def getInfo(self):
        return ["Text", "text"]

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        _write(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def speak(self, text=None, acss=None, interrupt=True):
        _write(text)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            _write(context.utterance)
            progressCallback(context, speechserver.SayAllContext.COMPLETED)

    def increaseSpeechRate(self, step=5):
        pass

    def decreaseSpeechRate(self, step=5):
        pass

    def increaseSpeechPitch(self, step=0.5):
        pass

    def decreaseSpeechPitch(self, step=0.5):
        pass

    def updateCapitalizationStyle(self):
        pass

    def updatePunctuationLevel(self):
        pass

    def stop(self):
        pass

    def shutdown(self):
        SpeechServer._server = None

    def reset(self, text=None, acss=None):
        pass
